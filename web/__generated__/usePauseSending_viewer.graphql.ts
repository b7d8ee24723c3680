/**
 * @generated SignedSource<<58afca25a58e30f831bd7e53aa7e00bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePauseSending_viewer$data = {
  readonly botSettings: {
    readonly pausedAt: string | null | undefined;
  };
  readonly messengerSessions: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"LaneLine_session">;
  }>;
  readonly " $fragmentType": "usePauseSending_viewer";
};
export type usePauseSending_viewer$key = {
  readonly " $data"?: usePauseSending_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePauseSending_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePauseSending_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BotSettings",
      "kind": "LinkedField",
      "name": "botSettings",
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
      "alias": null,
      "args": null,
      "concreteType": "MessengerSession",
      "kind": "LinkedField",
      "name": "messengerSessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LaneLine_session"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5dc837fde1a78f1fcda17af6dedaf2ac";

export default node;
