/**
 * @generated SignedSource<<c0d76fda7df676bc1e1ff1c4e3a4ea7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "NUMBER_REVOKED" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type NumberCard_session$data = {
  readonly channel: Channel;
  readonly health: SessionHealth;
  readonly id: string;
  readonly lane: {
    readonly pausedAt: string | null | undefined;
  };
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LaneLine_session" | "NumberCard_numberRisk" | "SessionHealth_account" | "SessionHealth_session" | "WarmUp_session">;
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
      "name": "SessionHealth_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NumberCard_numberRisk"
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

(node as any).hash = "491bb325954fba84b5364e0c31b656d0";

export default node;
