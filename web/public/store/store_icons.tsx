import type { ReactNode } from "react";

/** A line drawing of 24 units; only a page's own code draws it. */
const drawn = (lines: ReactNode) => () => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {lines}
  </svg>
);

export const ChatIcon = drawn(<path d="M4 20l1.5-4A8 8 0 1 1 9 19z" />);
export const PaperPlaneIcon = drawn(<path d="M4 12l16-8-6 16-3-6z" />);
export const ForwardIcon = drawn(<path d="M9 6l6 6-6 6" />);
export const LeaveIcon = drawn(<path d="M14 5h5v5M19 5l-8 8M17 14v5H5V7h5" />);
export const DownIcon = drawn(<path d="M4 7l6 6 4-4 6 8M20 12v5h-5" />);
export const ClockIcon = drawn(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 8v4l3 2" />
  </>,
);
export const InfoIcon = drawn(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 11v5M12 8v.5" />
  </>,
);
export const SearchIcon = drawn(
  <>
    <circle cx="11" cy="11" r="6" />
    <path d="M20 20l-4-4" />
  </>,
);
export const ShareIcon = drawn(
  <>
    <circle cx="6" cy="12" r="2.5" />
    <circle cx="17" cy="6" r="2.5" />
    <circle cx="17" cy="18" r="2.5" />
    <path d="M8.2 10.8l6.6-3.6M8.2 13.2l6.6 3.6" />
  </>,
);
