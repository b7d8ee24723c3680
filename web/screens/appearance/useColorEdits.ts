import { useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { dropTypedValues, saveTypedValues, typedValues } from "../../shared/drafts.ts";
import { colorNames, type Colors, colorsOf, isSameColors } from "../../theme/colors.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";

type Appearance = Colors & { readonly version: number };
type Edits = { readonly colors: Partial<Colors>; readonly baseVersion: number };

/**
 * The unsaved colours over the saved ones: an unedited colour follows the saved one. They are stored
 * in the tab and outlive a reload. `baseVersion` is the appearance's version when they started.
 */
export function useColorEdits(appearance: Appearance) {
  const [edits, setEdits] = useState(() => ({
    ...noEdits,
    ...typedValues<Edits>(paths.appearance),
  }));
  const shown = { ...colorsOf(appearance), ...edits.colors };
  const isDirty = !isSameColors(shown, appearance);
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (isDirty) saveTypedValues(paths.appearance, edits);
    else dropTypedValues(paths.appearance);
  }, [isDirty, edits]);
  const changed = Object.fromEntries(
    colorNames.filter((name) => shown[name] !== appearance[name])
      .map((name) => [name, shown[name]]),
  ) as Partial<Colors>;
  return {
    shown,
    changed,
    isDirty,
    baseVersion: edits.baseVersion,
    /** Another admin saved meanwhile. */
    isChangedMeanwhile: isDirty && edits.baseVersion !== appearance.version,
    pick: (colors: Partial<Colors>) =>
      setEdits({
        colors: { ...changed, ...colors },
        baseVersion: isDirty ? edits.baseVersion : appearance.version,
      }),
    discard: () => setEdits(noEdits),
  };
}

export type ColorEdits = ReturnType<typeof useColorEdits>;

const noEdits: Edits = { colors: {}, baseVersion: 0 };
