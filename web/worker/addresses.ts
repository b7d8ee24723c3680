/** A file whose name carries its hash. */
export const isAsset = ({ origin, pathname }: URL) =>
  origin === location.origin && pathname.startsWith("/assets/");

/** The app's page; the public ones come from the server only. */
export const isAppPage = ({ pathname }: URL) => /^\/(?:app|auth)(?:\/|$)/.test(pathname);

/** A question to GraphQL, by its document's id. */
export const isQuery = ({ origin, pathname, searchParams }: URL) =>
  origin === location.origin && pathname === "/graphql" && searchParams.has("documentId");
