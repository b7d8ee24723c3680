/**
 * @generated SignedSource<<258461b9d5898ed734bfd1dc519d40e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type NumberCard_session$data = {
  readonly channel: Channel;
  readonly health: SessionHealth;
  readonly id: string;
  readonly lane: {
    readonly pausedAt: string | null | undefined;
  };
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"AccountLine_session" | "LaneLine_session" | "NumberRisk_session" | "SessionHealth_session" | "WarmUp_session">;
  readonly " $fragmentType": "NumberCard_session";
};
export type NumberCard_session$key = {
  readonly " $data"?: NumberCard_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumberCard_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumberCard_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "health",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lane",
      "kind": "LinkedField",
      "name": "lane",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pausedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionHealth_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LaneLine_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountLine_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NumberRisk_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WarmUp_session"
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "990356cf9a8a43d05ab11308425e1c22";

export default node;
