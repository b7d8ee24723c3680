import type { Kysely } from "kysely";
import type { DomainEvent } from "./events.ts";
import type { Id } from "./ids.ts";
import type { ReadPage, ReadProduct } from "./marketplaces/product_reading.ts";
import type { Channel, Messenger, ReadImage } from "./messaging/messenger.ts";
import type { PackArchive } from "./privacy/archive.ts";
import type { Tables } from "./tables.ts";
import type { Accounts } from "./users/accounts.ts";
import type { Viewer } from "./users/viewer.ts";
import type { SendLetter, WriteAccountLetter } from "./users/letter.ts";
import type { MakePhoto } from "./users/photo.ts";
import type { Vault } from "./vault.ts";

/** What the product asks of the outside. */
export type Ports = {
  /** Reads the product at an address, over the network. */
  readonly readProduct: ReadProduct;
  /** Reads a page that is already here. */
  readonly readPage: ReadPage;
  readonly sendLetter: SendLetter;
  readonly writeAccountLetter: WriteAccountLetter;
  readonly accounts: Accounts;
  readonly messengers: Readonly<Record<Channel, Messenger>>;
  readonly readImage: ReadImage;
  readonly makePhoto: MakePhoto;
  readonly packArchive: PackArchive;
  readonly vault: Vault;
};

/** What every use-case is given: who asks, when, and what it may touch. */
export type Context = {
  readonly db: Kysely<Tables>;
  readonly viewer: Viewer;
  readonly now: Date;
  readonly ports: Ports;
  /** Writes events, a job for each reaction, and live notices, in the transaction of `work`. */
  readonly record: (work: Context, events: readonly DomainEvent[]) => Promise<void>;
  /** Every committed event that names `id`, from now on, from whichever instance. */
  readonly live: (id: Id) => AsyncIterable<DomainEvent>;
};
