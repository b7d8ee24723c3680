/**
 * @generated SignedSource<<e37884d0d5d01a32a0ba5d4a7279e4f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaceCard_viewer$data = {
  readonly botSettings: {
    readonly gapMaxMs: number;
    readonly gapMinMs: number;
    readonly perMinute: number;
    readonly quietFrom: string | null | undefined;
    readonly quietTo: string | null | undefined;
  };
  readonly " $fragmentType": "PaceCard_viewer";
};
export type PaceCard_viewer$key = {
  readonly " $data"?: PaceCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaceCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaceCard_viewer",
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
          "name": "gapMinMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gapMaxMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "perMinute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietTo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2d03a84d89afd774f6414735d0b8b30d";

export default node;
