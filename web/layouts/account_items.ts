import {
  CircleHelp,
  CircleUserRound,
  CreditCard,
  Gift,
  Lightbulb,
  ShieldCheck,
} from "lucide-react";
import { paths } from "../paths.ts";
import { navItem } from "./navigation.ts";

/**
 * The screens about the person: in the account's menu and in the command palette. A module of its
 * own, so that no first screen waits for its icons.
 */
export const accountItems = [
  navItem(paths.profile, CircleUserRound),
  navItem(paths.account, ShieldCheck),
  navItem(paths.subscription, CreditCard),
  navItem(paths.affiliate, Gift),
  navItem(paths.help, CircleHelp),
  navItem(paths.feedback, Lightbulb),
];
