/**
 * @generated SignedSource<<4c66f8600fde44d341ab5b4ea5739862>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TestMessage_session$data = {
  readonly id: string;
  readonly isOwnerKnown: boolean;
  readonly name: string;
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
      "name": "isOwnerKnown",
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

(node as any).hash = "8dfdc82e734fa8e22139f406b976caef";

export default node;
