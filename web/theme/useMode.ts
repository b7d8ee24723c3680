import { useSyncExternalStore } from "react";
import { chosenMode, onMode, setMode } from "./mode.ts";

/** The chosen mode, and its setter. */
export const useMode = () => [useSyncExternalStore(onMode, chosenMode), setMode] as const;
