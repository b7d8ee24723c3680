/**
 * @generated SignedSource<<8846a52457a6d59731f1cd31fe7664ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TestMessage_session$data = {
  readonly id: string;
  readonly name: string;
  readonly ownerKnown: boolean;
  readonly ownerUrl: string | null | undefined;
  readonly " $fragmentType": "TestMessage_session";
};
export type TestMessage_session$key = {
  readonly " $data"?: TestMessage_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestMessage_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestMessage_session",
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
      "name": "ownerKnown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerUrl",
      "storageKey": null
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "50ccc8388e8e95ae302a209f144f732e";

export default node;
