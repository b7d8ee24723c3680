/** Returns the instant of a time on this device's clock; null for none. */
export const instantOf = (localTime: string): string | null =>
  localTime === "" ? null : new Date(localTime).toISOString();

/** Returns the e-mails in a text: one a line, or apart by commas, semicolons or spaces. */
export const emailsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
