/**
 * @generated SignedSource<<97b6a0cdf317aeb4035c1646a3736565>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnswerForm_canned$data = ReadonlyArray<{
  readonly id: string;
  readonly text: string;
  readonly title: string;
  readonly " $fragmentType": "AnswerForm_canned";
}>;
export type AnswerForm_canned$key = ReadonlyArray<{
  readonly " $data"?: AnswerForm_canned$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerForm_canned">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AnswerForm_canned",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "CannedAnswer",
  "abstractKey": null
};

(node as any).hash = "8c7af54bf74b649583e23ad37d5aae67";

export default node;
