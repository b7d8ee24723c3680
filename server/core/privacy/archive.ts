/** A row of a table in the copy: plain values; instants are `Date`. */
export type ArchiveRow = Readonly<Record<string, unknown>>;

export type ArchiveFile =
  | { readonly name: string; readonly read: () => Promise<Uint8Array> }
  | { readonly name: string; readonly text: string }
  /** Becomes two files, `.json` and `.csv`; rows come in pages. */
  | {
    readonly name: string;
    readonly columns: readonly string[];
    readonly pages: AsyncIterable<readonly ArchiveRow[]>;
  };

/** The port that packs files into a ZIP; it yields the pieces while it reads the files. */
export type PackArchive = (
  files: readonly ArchiveFile[],
  madeAt: Date,
) => AsyncIterable<Uint8Array>;
