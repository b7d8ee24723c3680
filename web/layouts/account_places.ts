import { CircleUserRound, ShieldCheck } from "lucide-react";
import { paths } from "../paths.ts";
import type { Place } from "./navigation.tsx";

/** What is about the person: in the account's menu, and found by the palette. */
export const accountPlaces: readonly Place[] = [
  { path: paths.profile, label: "Seu perfil", Icon: CircleUserRound },
  { path: paths.account, label: "Conta e segurança", Icon: ShieldCheck },
];
