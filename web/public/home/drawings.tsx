import type { ReactNode } from "react";

/** The pictures of the examples, whose products are invented. */
const Drawn = ({ label, children }: { label: string; children: ReactNode }) => (
  <svg viewBox="0 0 120 120" fill="none" role="img" aria-label={label}>{children}</svg>
);

export const CoffeeMaker = () => (
  <Drawn label="Desenho de uma cafeteira">
    <rect x="26" y="20" width="68" height="24" rx="6" fill="#9c3d3d" />
    <rect x="26" y="42" width="18" height="52" fill="#7d2f2f" />
    <rect x="22" y="92" width="76" height="10" rx="4" fill="#54303a" />
    <circle cx="80" cy="32" r="6" fill="#e9dcd6" />
    <rect x="60" y="44" width="18" height="8" rx="2" fill="#4c4f58" />
    <path d="M56 62h28v18a10 10 0 0 1-10 10h-8a10 10 0 0 1-10-10z" fill="#c9d6df" />
    <path d="M56 72h28v8a10 10 0 0 1-10 10h-8a10 10 0 0 1-10-10z" fill="#5b3a24" />
    <path d="M84 66c9 0 9 14 0 14" stroke="#4c4f58" strokeWidth="4" />
    <path d="M68 54v7" stroke="#5b3a24" strokeWidth="2.5" />
  </Drawn>
);

export const Fan = () => (
  <Drawn label="Desenho de um ventilador">
    <path d="M60 84v20M40 106h40" stroke="#3a3f4b" strokeWidth="6" strokeLinecap="round" />
    <circle cx="60" cy="50" r="36" fill="#fff" stroke="#3a3f4b" strokeWidth="4" />
    <g fill="#7aa7c7">
      <path d="M60 50c-4-12-2-24 8-29 8 8 4 20-8 29z" />
      <path d="M60 50c12 1 22 9 23 20-11 3-20-5-23-20z" />
      <path d="M60 50c-9 9-21 12-30 5 4-10 16-13 30-5z" />
    </g>
    <circle cx="60" cy="50" r="6" fill="#3a3f4b" />
  </Drawn>
);
