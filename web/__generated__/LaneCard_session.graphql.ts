/**
 * @generated SignedSource<<98d3abb1acf54a674d68265c03b270c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LaneCard_session$data = {
  readonly id: string;
  readonly lane: {
    readonly pausedAt: string | null | undefined;
    readonly queued: number;
  };
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LaneLine_session">;
  readonly " $fragmentType": "LaneCard_session";
};
export type LaneCard_session$key = {
  readonly " $data"?: LaneCard_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaneCard_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LaneCard_session",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "queued",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LaneLine_session"
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "f334ff311a4192c6ea27319a04c1af28";

export default node;
