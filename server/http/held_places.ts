/** Places of which each key may hold so many at once. */
type HeldPlaces = {
  /** Takes a place of the key's; null: it holds all of them. Call the result to release it. */
  readonly take: (key: string) => (() => void) | null;
};

/** Returns places of which each key may hold `most`. */
export function heldPlaces(most: number): HeldPlaces {
  const held = new Map<string, number>();
  return {
    take(key) {
      const count = held.get(key) ?? 0;
      if (count >= most) return null;
      held.set(key, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = held.get(key)! - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}
