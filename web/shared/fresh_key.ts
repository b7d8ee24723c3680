/** Returns 128 random bits in hexadecimal; `randomUUID` exists only on https and localhost. */
export function freshKey(): string {
  return crypto.getRandomValues(new Uint8Array(16)).reduce(
    (text, byte) => text + byte.toString(16).padStart(2, "0"),
    "",
  );
}
