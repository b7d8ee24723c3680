import { useMemo, useState } from "react";
import { paths } from "../../paths.ts";
import { type Entry, type Group, screensFor } from "./entries.ts";
import { recentEntries } from "./recent.ts";
import { useOfferMatches } from "./useOfferMatches.ts";

/** Returns the palette's entries for the typed text, and the active one. */
export function usePalette(typed: string, isAdmin: boolean) {
  const words = typed.trim();
  const { entries: offers, isLoading, error } = useOfferMatches(words);
  const groups = useMemo(() => groupsFor(words, isAdmin, offers), [words, isAdmin, offers]);
  const entries = groups.flatMap(({ entries }) => entries);
  // A choice made for other words does not count.
  const [chosen, setChosen] = useState({ words, index: 0 });
  const index = chosen.words === words ? chosen.index : 0;
  return {
    words,
    groups,
    entries,
    isLoading,
    error,
    active: Math.min(index, Math.max(0, entries.length - 1)),
    setActive: (index: number) => setChosen({ words, index }),
  };
}

function groupsFor(words: string, isAdmin: boolean, offers: readonly Entry[]): Group[] {
  const screens = screensFor(words, isAdmin);
  const recent = words ? [] : recentEntries();
  const isRecent = new Set(recent.map(({ path }) => path));
  const groups = [
    { name: "Recentes", entries: recent },
    { name: "Telas", entries: screens.filter(({ path }) => !isRecent.has(path)) },
    { name: "Ofertas", entries: words ? [...offers, allOffersWith(words)] : [] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const allOffersWith = (words: string): Entry => ({
  path: `${paths.offers}?q=${encodeURIComponent(words)}`,
  label: `Ver todas as ofertas com “${words}”`,
  note: "",
  icon: "list-filter",
});
