import { useLayoutEffect, useRef, useState } from "react";
import { type ColorName, colorNames, type Colors } from "../../theme/colors.ts";
import { contrast, rgbOf } from "../../theme/contrast.ts";

/** The lower contrast of both modes, colour by colour, as the browser itself paints `Probes`. */
export function useContrasts(colors: Colors) {
  const probes = useRef<HTMLDivElement>(null);
  const [contrasts, setContrasts] = useState<Readonly<Record<ColorName, number>>>();
  const key = colorNames.map((name) => colors[name]).join();
  useLayoutEffect(() => {
    const entries = colorNames.map((name) => {
      const measured = [...probes.current!.querySelectorAll(`[data-color="${name}"]`)].map(ratio);
      return [name, Math.min(...measured)];
    });
    setContrasts(Object.fromEntries(entries));
  }, [key]);
  return { probes, contrasts };
}

function ratio(probe: Element): number {
  const { color, backgroundColor } = getComputedStyle(probe);
  return contrast(rgbOf(color), rgbOf(backgroundColor));
}
