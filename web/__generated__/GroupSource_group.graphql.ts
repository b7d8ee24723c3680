/**
 * @generated SignedSource<<35b1ca9c406f1a18bb9e0352ff7f0a1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupSource_group$data = {
  readonly canBeSource: boolean;
  readonly isSource: boolean;
  readonly sightings: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly couponCodes: ReadonlyArray<string>;
        readonly id: string;
        readonly seenAt: string;
        readonly url: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "GroupSource_group";
};
export type GroupSource_group$key = {
  readonly " $data"?: GroupSource_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSource_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupSource_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBeSource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "GroupSightingConnection",
      "kind": "LinkedField",
      "name": "sightings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GroupSightingEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SourceSighting",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "seenAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "couponCodes",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sightings(first:5)"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "4e1b6985039a1a48759982fae30e9cc9";

export default node;
