import { useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { dropTypedValues, keepTypedValues, typedValues } from "../../shared/typed_values.ts";
import { colorNames, type Colors, colorsOf, isSameColors } from "../../theme/colors.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";

type Appearance = Colors & { readonly version: number };
type Edits = { readonly colors: Partial<Colors>; readonly since: number };

/**
 * Colours that were picked and not saved, over everybody's: what was not touched follows those. They
 * outlive a reload. `since` is the version over which the first of them was picked.
 */
export function useColorEdits(appearance: Appearance) {
  const [edits, setEdits] = useState(() => ({ ...none, ...typedValues<Edits>(paths.appearance) }));
  const shown = { ...colorsOf(appearance), ...edits.colors };
  const isDirty = !isSameColors(shown, appearance);
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (isDirty) keepTypedValues(paths.appearance, edits);
    else dropTypedValues(paths.appearance);
  }, [isDirty, edits]);
  const changed = Object.fromEntries(
    colorNames.filter((name) => shown[name] !== appearance[name]).map((
      name,
    ) => [name, shown[name]]),
  ) as Partial<Colors>;
  return {
    shown,
    changed,
    isDirty,
    since: edits.since,
    /** Somebody else saved meanwhile. */
    isOvertaken: isDirty && edits.since !== appearance.version,
    pick: (colors: Partial<Colors>) =>
      setEdits({
        colors: { ...changed, ...colors },
        since: isDirty ? edits.since : appearance.version,
      }),
    drop: () => setEdits(none),
  };
}

export type ColorEdits = ReturnType<typeof useColorEdits>;

const none: Edits = { colors: {}, since: 0 };
