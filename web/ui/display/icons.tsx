import type { ReactNode } from "react";

/** The frame of our own icons, in lucide's style: 24 units, lines 1.8 wide, round. */
export function Drawn({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

type Size = { size?: number };

/** The generator: a pickaxe. */
export const PickaxeIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M4 9c4-5 12-5 16 0M12 6v14" />
  </Drawn>
);

/** Reading: a spark. */
export const SparkIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M12 3l2 6 6 3-6 3-2 6-2-6-6-3 6-3z" />
  </Drawn>
);

/** Offers and sending: a paper plane. */
export const PlaneIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M4 12l16-8-6 16-3-6z" />
  </Drawn>
);

/** The appearance: a brush. */
export const BrushIcon = (props: Size) => (
  <Drawn {...props}>
    <path d="M14 4l6 6-8 6-4-4zM8 12l-4 8 8-4" />
  </Drawn>
);
