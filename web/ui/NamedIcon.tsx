import { useEffect, useSyncExternalStore } from "react";
import { iconBody, onIcons, requestIcon } from "./named_icons.ts";

/** A ring stands in for what is on its way, or did not come. */
const FALLBACK = '<circle cx="12" cy="12" r="4" fill="none" stroke="currentColor" />';

/** An icon of lucide's by its name, for names that come as data; others are imported. */
export function NamedIcon({ name, size = 20 }: { name: string; size?: number }) {
  const body = useSyncExternalStore(onIcons, () => iconBody(name));
  useEffect(() => requestIcon(name), [name]);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body ?? FALLBACK }} // our own server's
    />
  );
}
