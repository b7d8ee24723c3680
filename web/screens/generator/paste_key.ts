const SECONDS_5 = 5_000;

/** A key for each paste, so that a double click, or a retry after a lost network, is one offer. */
export function pasteKey(now: () => number = Date.now) {
  let pasted = "";
  let key = "";
  let answeredAt = Infinity;
  const renew = () => {
    key = "";
    answeredAt = Infinity;
  };
  return {
    /** The key of this text; another once it changed, or was answered more than 5 s ago. */
    of(text: string): string {
      if (text !== pasted || now() - answeredAt > SECONDS_5) renew();
      pasted = text;
      key ||= freshKey();
      return key;
    },
    answered() {
      answeredAt = now();
    },
    renew,
  };
}

/** 128 random bits; `randomUUID` itself exists only on https and localhost. */
export function freshKey(): string {
  return crypto.getRandomValues(new Uint8Array(16)).reduce(
    (text, byte) => text + byte.toString(16).padStart(2, "0"),
    "",
  );
}
