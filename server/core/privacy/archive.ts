/** One row of a table as it leaves the house: plain values, instants as `Date`. */
export type ArchiveRow = Readonly<Record<string, unknown>>;

export type ArchiveFile =
  | { readonly name: string; readonly bytes: Uint8Array }
  | { readonly name: string; readonly text: string }
  /** Becomes two files, `.json` and `.csv`; rows come a page at a time. */
  | {
    readonly name: string;
    readonly columns: readonly string[];
    readonly pages: AsyncIterable<readonly ArchiveRow[]>;
  };

/** The port that packs files into a ZIP, which it gives piece by piece as they are read. */
export type PackArchive = (
  files: readonly ArchiveFile[],
  madeAt: Date,
) => AsyncIterable<Uint8Array>;
