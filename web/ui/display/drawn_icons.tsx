/* Drawn here: an icon that screens share changes which code each of them loads. */
import { Drawn } from "./icons.tsx";

type Size = { size?: number };

export const CheckIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M5 12l5 5 9-10" />
  </Drawn>
);

export const CrossIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Drawn>
);

export const ClockIcon = (props: Size) => (
  <Drawn {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 8v4l3 2" />
  </Drawn>
);

export const WarningIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M12 4l9 16H3zM12 10v5M12 17.5v.5" />
  </Drawn>
);

export const InboxIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M4 13l3-8h10l3 8v6H4zM4 13h5l1 3h4l1-3h5" />
  </Drawn>
);

export const InfoIcon = (props: Size) => (
  <Drawn {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 11v5M12 8v.5" />
  </Drawn>
);

export const PlusIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M12 5v14M5 12h14" />
  </Drawn>
);

export const DownIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M6 9l6 6 6-6" />
  </Drawn>
);

export const PauseIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M9 5v14M15 5v14" />
  </Drawn>
);

export const PlayIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M7 5l12 7-12 7z" />
  </Drawn>
);

export const PencilIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />
  </Drawn>
);

export const BinIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13" />
  </Drawn>
);
