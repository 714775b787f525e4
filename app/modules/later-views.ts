// The views that only few pages show and their texts, as one script: see `views.ts`.
import { deLater } from '../platform/i18n/de-later.ts'
import { addTexts } from '../platform/i18n/i18n.ts'

addTexts(deLater, 'de')

export { AnchorListView } from './anchor-list/View.tsx'
export { AudioView } from './audio/View.tsx'
export { BlogTeaserListView } from './blog-teaser-list/View.tsx'
export { ContainerView } from './container/View.tsx'
export { HtmlView } from './html/View.tsx'
export { ImageListView } from './image-list/View.tsx'
export { LogoListView } from './logo-list/View.tsx'
export { SelfHostedAudioView } from './self-hosted-audio/View.tsx'
export { SelfHostedVideoView } from './self-hosted-video/View.tsx'
export { SocialMediaView } from './social-media/View.tsx'
export { VenueView } from './venue/View.tsx'
export { VenueListView } from './venue-list/View.tsx'
export { VideoView } from './video/View.tsx'
export { VideoListView } from './video-list/View.tsx'
export { ViewerView } from './viewer/View.tsx'
