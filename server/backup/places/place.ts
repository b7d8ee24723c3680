import type { VendorFetch } from "../../core/outbound.ts";
import type { Bytes } from "../copy/encoding.ts";
import { folderPlace } from "./folder_place.ts";
import { s3Place } from "./s3_place.ts";
import { parseS3Address } from "./s3_request.ts";

/** Where copies are stored. */
export type Place = {
  /** Its address without secrets. */
  readonly address: string;
  /** The names of what is stored completely. */
  readonly list: () => Promise<readonly string[]>;
  /** Stores a copy; it appears under its name only once it is complete. @returns its bytes */
  readonly write: (name: string, content: Bytes) => Promise<number>;
  readonly read: (name: string) => Promise<Bytes>;
  readonly remove: (name: string) => Promise<void>;
  /** Removes what was begun and not completed, of names that `isOwn` accepts. @returns their names */
  readonly removeUnfinished: (isOwn: (name: string) => boolean) => Promise<readonly string[]>;
};

/** Returns the place at an address: a folder's path, or an S3-compatible service's URL. */
export const placeAt = (address: string, fetch: VendorFetch): Place =>
  /^https?:/.test(address) ? s3Place(parseS3Address(address), fetch) : folderPlace(address);
