import { Popover } from "@mui/material";
import { useState } from "react";
import {
  ColorArea,
  ColorSlider,
  ColorThumb,
  I18nProvider,
  parseColor,
  SliderTrack,
} from "react-aria-components";
import { Mui } from "../../theme/Mui.tsx";
import styles from "./Colors.module.css";

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
    <Mui>
      <Popover
        open
        anchorEl={props.anchor}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        onClose={props.onClose}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-label": `Cor: ${props.label}`,
            className: styles.popover ?? "",
          },
        }}
      >
        <I18nProvider locale="pt-BR">
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
        </I18nProvider>
      </Popover>
    </Mui>
  );
}

/** Focuses the area, so that the arrow keys work at once. */
const focusFirst = (picker: HTMLDivElement | null) => picker?.querySelector("input")?.focus();
