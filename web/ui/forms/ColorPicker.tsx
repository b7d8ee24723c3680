import { useState } from "react";
import { ColorArea, ColorSlider, ColorThumb, parseColor, SliderTrack } from "react-aria-components";
import { Popover } from "../overlays/Popover.tsx";
import styles from "./ColorPicker.module.css";

/** Picks a colour by pointer or arrow keys; every change is applied at once. */
export function ColorPicker(props: {
  label: string;
  color: string;
  anchor: HTMLElement | null;
  onPick: (color: string) => void;
  onClose: () => void;
}) {
  // Hue, saturation and brightness: #RRGGBB would lose the hue of a grey.
  const [color, setColor] = useState(() => parseColor(props.color).toFormat("hsb"));
  const shared = {
    colorSpace: "hsb",
    value: color,
    onChange(picked: typeof color) {
      setColor(picked);
      props.onPick(picked.toString("hex").toUpperCase());
    },
  } as const;
  return (
    <Popover label={`Cor: ${props.label}`} anchor={props.anchor} onClose={props.onClose}>
      <div ref={focusFirst} className={styles.picker}>
        <ColorArea
          {...shared}
          xChannel="saturation"
          yChannel="brightness"
          className={styles.area ?? ""}
        >
          <ColorThumb className={styles.thumb ?? ""} />
        </ColorArea>
        <ColorSlider {...shared} channel="hue" className={styles.hue ?? ""}>
          <SliderTrack>
            <ColorThumb className={styles.thumb ?? ""} />
          </SliderTrack>
        </ColorSlider>
      </div>
    </Popover>
  );
}

/** Focuses the area, so that the arrow keys work at once. */
const focusFirst = (picker: HTMLDivElement | null) => picker?.querySelector("input")?.focus();
