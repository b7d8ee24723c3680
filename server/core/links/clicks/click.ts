import type { ShortLinkId } from "../../ids.ts";
import type { LinkDevice } from "../short_link.ts";

/**
 * What followed a link. PREVIEW: a messenger or network that shows a link's content. BOT: a program,
 * or a HEAD. PREFETCH: a browser that loads a page before it is wanted.
 */
export type VisitorKind = "PERSON" | "PREVIEW" | "BOT" | "PREFETCH";

/** One visit of a link. It has nothing that identifies the visitor. */
export type Click = {
  /** A UUID: a click that is written twice is stored once. */
  readonly id: string;
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

/** Returns ids of clicks that sort by time, so that new ones stand together in the index. */
export function clickIds(): (at: number) => string {
  const process = crypto.randomUUID().slice(20); // "xxx-xxxxxxxxxxxx"
  let counter = 0;
  return (at) => {
    const time = at.toString(16).padStart(12, "0");
    counter = (counter + 1) & 0xfff;
    const count = counter.toString(16).padStart(3, "0");
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-8${process}`;
  };
}
