/**
 * @generated SignedSource<<c4b09c837de20393726e130db10ffa8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WarmUp_session$data = {
  readonly id: string;
  readonly warmUp: {
    readonly capToday: number;
    readonly day: number;
    readonly days: number;
    readonly sentToday: number;
  } | null | undefined;
  readonly " $fragmentType": "WarmUp_session";
};
export type WarmUp_session$key = {
  readonly " $data"?: WarmUp_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"WarmUp_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WarmUp_session",
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
      "concreteType": "WarmUp",
      "kind": "LinkedField",
      "name": "warmUp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capToday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentToday",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "488323e72481465d3222e73fda2e33b7";

export default node;
