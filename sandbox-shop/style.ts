/** The look of the shop's pages: the house's paper, ink and rules. */
export const styleSheet = `
:root{color-scheme:light dark;--paper:light-dark(#f7f4ee,#161311);--ink:light-dark(#161311,#f7f4ee);--line:light-dark(#cfc8bc,#3a342e)}
*{box-sizing:border-box;margin:0}body{background:var(--paper);color:var(--ink);font:420 1.0625rem/1.5 "Archivo","Helvetica Neue",Arial,sans-serif}
main{max-width:46rem;margin-inline:auto;padding:3rem 1rem;display:grid;gap:1.5rem}
h1{font-size:clamp(2.5rem,8vw,5rem);font-weight:780;line-height:.95;font-stretch:72%;letter-spacing:-.01em}
ul{list-style:none;padding:0;border-top:2px solid}li{display:flex;justify-content:space-between;gap:1rem;padding:1rem 0;border-bottom:1px solid var(--line)}
li>span:last-child{text-align:end}form{display:inline-flex;gap:.75rem;align-items:center;flex-wrap:wrap}
button{min-height:3rem;padding:.5rem 1.5rem;border:2px solid var(--ink);background:var(--ink);color:var(--paper);font:inherit;font-weight:620;cursor:pointer}
button.plain{min-height:1.75rem;padding:0;border:0;background:none;color:inherit;text-decoration:underline;font-weight:420;font-size:.875rem}
input[type=number]{width:4.5rem;min-height:3rem;padding:.5rem;border:1px solid var(--ink);background:var(--paper);color:inherit;font:inherit}
.total{display:flex;justify-content:space-between;font-size:1.5rem;font-weight:700;border-top:2px solid;padding-top:1rem}
a{color:inherit}:focus-visible{outline:3px solid light-dark(#0b57d0,#8ab4ff);outline-offset:2px}
`
