import type { Ref } from "react";
import { type ColorName, type Colors, colorStyle } from "../../theme/colors.ts";
import styles from "./Colors.module.css";

/** What stands on a colour: the class that the surface has. */
const surfaceClasses: Readonly<Record<ColorName, string>> = {
  sidebarColor: "on-side",
  primaryColor: "on-card",
  cardColor: "on-card",
};

/** Nothing to see: text on each colour in both modes, for `useContrasts` to measure. */
export const ContrastProbes = (props: { ref: Ref<HTMLDivElement>; colors: Colors }) => (
  <div ref={props.ref} hidden>
    {(["light", "dark"] as const).map((mode) => (
      <div key={mode} className="own-colors" data-theme={mode} style={colorStyle(props.colors)}>
        {Object.entries(surfaceClasses).map(([name, ground]) => (
          <i key={name} data-color={name} className={`${styles.probe} ${ground}`} />
        ))}
      </div>
    ))}
  </div>
);
