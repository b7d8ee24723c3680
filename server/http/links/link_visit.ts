import { securityHeaders } from "../security_headers.ts";
import type { LinkRequest } from "./link_resolver.ts";

/** A request that may be for a short link, and where its connection comes from. */
export type LinkVisit = Omit<LinkRequest, "address"> & { readonly connectedFrom: string };

/** The headers of what a link is answered with: each visit counts, and none is indexed. */
export const linkHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
} as const;

/** The headers of a redirect as they are sent, up to the value of the last one. */
export const redirectHeaders: readonly string[] = [
  ...Object.entries({ ...securityHeaders("data"), ...linkHeaders, "content-length": "0" }).flat(),
  "location",
];
