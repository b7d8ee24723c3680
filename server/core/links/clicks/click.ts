import type { ShortLinkId } from "../../ids.ts";
import type { LinkDevice } from "../short_link.ts";

/**
 * What followed a link. PREVIEW: a messenger or network that shows a link's content. BOT: a program,
 * or a HEAD. PREFETCH: a browser that loads a page before it is wanted.
 */
export type VisitorKind = "PERSON" | "PREVIEW" | "BOT" | "PREFETCH";

/** One visit of a link. It has nothing that identifies the visitor. */
export type Click = {
  readonly linkId: ShortLinkId;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly kind: VisitorKind;
  /** Whether the same person followed the link within half an hour. */
  readonly isRepeat: boolean;
  readonly device: LinkDevice;
  /** ISO 3166-1 alpha-2, in capitals; null: unknown. */
  readonly country: string | null;
  /** The host of the page with the link, in lower case; null: none. */
  readonly referrerHost: string | null;
};

/** Clicks that are stored together. */
export type ClickBatch = {
  /** A UUID of the process that took them; it stores its clicks in their order. */
  readonly writer: string;
  /** The number of the first click among all of its writer: what is sent twice is stored once. */
  readonly first: number;
  readonly clicks: readonly Click[];
};
