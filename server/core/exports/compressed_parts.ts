/** A part of a file's content: compressed, and the checksum of all content up to its end. */
export type CompressedPart = { readonly bytes: Uint8Array; readonly checksum: number };

/** What is known of a file's whole content: its bytes, and their checksum. */
type Content = { readonly size: number; readonly checksum: number };

/** The port that compresses a file in parts, which different processes may write. */
export type PartCompression = {
  /** `before` is the checksum of the content before the part; 0 for the first. */
  readonly compress: (content: Uint8Array, before: number) => Promise<CompressedPart>;
  /** Returns the content of a part. */
  readonly contentOf: (part: Uint8Array) => Promise<Uint8Array>;
  /** Bytes that a file has besides its parts. */
  readonly frameBytes: number;
  /** Yields a gzip file of parts. */
  readonly fileOf: (
    parts: AsyncIterable<Uint8Array>,
    content: Content,
  ) => AsyncIterable<Uint8Array>;
};
