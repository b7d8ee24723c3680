/** The e-mail that somebody typed on the screen before, as its link brings it along. */
export const typedEmail = (state: unknown): string =>
  (state as { email?: string } | null)?.email ?? "";
