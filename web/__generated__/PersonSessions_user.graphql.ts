/**
 * @generated SignedSource<<0d819e36bd088365f81c6de158cf8f1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonSessions_user$data = {
  readonly accountSessions: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly device: string;
    readonly isCurrent: boolean;
    readonly key: string;
    readonly seenAt: string;
  }> | null | undefined;
  readonly displayName: string;
  readonly email: string;
  readonly id: string;
  readonly " $fragmentType": "PersonSessions_user";
};
export type PersonSessions_user$key = {
  readonly " $data"?: PersonSessions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSessions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonSessions_user",
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
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSession",
      "kind": "LinkedField",
      "name": "accountSessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a838630cce3723071bb090a6959b8016";

export default node;
