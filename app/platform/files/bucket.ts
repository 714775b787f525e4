/** How an S3-compatible store is reached. */
export type BucketAccess = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }

/** A client of an S3-compatible store, with the library's commands. The library is loaded when one is first needed. */
export async function bucketOf({ endpoint, region, accessKeyId, secretAccessKey }: BucketAccess) {
  const commands = await import('@aws-sdk/client-s3')
  const client = new commands.S3Client({
    credentials: { accessKeyId, secretAccessKey },
    endpoint,
    region,
    forcePathStyle: true,
    // Stores that are not Amazon's refuse checksums they do not know; what the protocol itself asks for is still sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, commands }
}
