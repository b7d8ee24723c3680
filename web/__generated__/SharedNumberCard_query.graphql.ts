/**
 * @generated SignedSource<<f9e246003c5937d1c622b2739b9574e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "NUMBER_REVOKED" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type SharedNumberCard_query$data = {
  readonly platformNumber: {
    readonly health: SessionHealth;
    readonly name: string;
    readonly number: string;
    readonly sharedAt: string;
  } | null | undefined;
  readonly platformNumberUse: {
    readonly groups: number;
    readonly people: number;
    readonly sharedBy: {
      readonly displayName: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "SharedNumberCard_query";
};
export type SharedNumberCard_query$key = {
  readonly " $data"?: SharedNumberCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedNumberCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedNumberCard_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformNumber",
      "kind": "LinkedField",
      "name": "platformNumber",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
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
          "name": "health",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sharedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformNumberUse",
      "kind": "LinkedField",
      "name": "platformNumberUse",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groups",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "sharedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6bf10c012921886dd4c8ad37e642ce2f";

export default node;
