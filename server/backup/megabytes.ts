/** Returns bytes as megabytes, with one decimal where it says something. */
export const megabytes = (bytes: number): string =>
  (bytes / 1e6).toFixed(bytes < 10_000_000 ? 2 : 0);
