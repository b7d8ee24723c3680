import type { ReactNode } from "react";
import { Drawn } from "../../ui/display/icons.tsx";

/** An icon of the line's height, which says nothing by itself. */
const Small = ({ children }: { children: ReactNode }) => <Drawn size={14}>{children}</Drawn>;

/** As of when: a clock. */
export const ClockIcon = () => (
  <Small>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 8v4l3 2" />
  </Small>
);

/** What a figure leaves out. */
export const InfoIcon = () => (
  <Small>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 11v5M12 8v.5" />
  </Small>
);

/** A figure that rose, or fell. */
export const ChangeIcon = ({ rose }: { rose: boolean }) => (
  <Small>
    <path d={rose ? "M12 19V5M6 11l6-6 6 6" : "M12 5v14M6 13l6 6 6-6"} />
  </Small>
);

/** Days beside days. */
export const DaysIcon = () => (
  <Drawn size={16}>
    <rect x="4" y="6" width="16" height="14" rx="2" />
    <path d="M4 11h16M9 3v5M15 3v5" />
  </Drawn>
);

/** A choice that opens below. */
export const FoldIcon = () => (
  <Drawn size={16}>
    <path d="M6 9l6 6 6-6" />
  </Drawn>
);
