/**
 * @generated SignedSource<<27e62790465224ab1baf8d69e627f145>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RetentionUnit = "DAYS" | "HOURS" | "MONTHS";
import { FragmentRefs } from "relay-runtime";
export type RetentionRow_policy$data = {
  readonly amount: number | null | undefined;
  readonly id: string;
  readonly isBehind: boolean;
  readonly isChosen: boolean;
  readonly lastDeleted: number;
  readonly least: number | null | undefined;
  readonly most: number | null | undefined;
  readonly ranAt: string | null | undefined;
  readonly unit: RetentionUnit | null | undefined;
  readonly what: string;
  readonly why: string;
  readonly " $fragmentType": "RetentionRow_policy";
};
export type RetentionRow_policy$key = {
  readonly " $data"?: RetentionRow_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetentionRow_policy">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetentionRow_policy",
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
      "name": "what",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "why",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChosen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "least",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "most",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ranAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDeleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBehind",
      "storageKey": null
    }
  ],
  "type": "RetentionPolicy",
  "abstractKey": null
};

(node as any).hash = "47f52c8def1bc1fab0b17d23192111b3";

export default node;
