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

/** A colour by pointer or by arrow keys, said in words to who does not see it; changes at once. */
export function ColorPicker(props: {
  label: string;
  color: string;
  anchor: HTMLElement | null;
  onPick: (color: string) => void;
  onClose: () => void;
}) {
  // Kept as hue, saturation and brightness: a grey's hue would be lost in #RRGGBB.
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

/** The arrow keys pick at once. */
const focusFirst = (picker: HTMLDivElement | null) => picker?.querySelector("input")?.focus();
