/**
 * @generated SignedSource<<a761756b9bde614016d960965428e44f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExportStatus = "EXPIRED" | "FAILED" | "READY" | "RUNNING";
import { FragmentRefs } from "relay-runtime";
export type ExportsSection_viewer$data = {
  readonly exports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly status: ExportStatus;
        readonly " $fragmentSpreads": FragmentRefs<"ExportsSection_export">;
      };
    }>;
  };
  readonly " $fragmentType": "ExportsSection_viewer";
};
export type ExportsSection_viewer$key = {
  readonly " $data"?: ExportsSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportsSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportsSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "ExportConnection",
      "kind": "LinkedField",
      "name": "exports",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ExportEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Export",
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
                  "name": "status",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ExportsSection_export"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "exports(first:5)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4844102404a4e85fac1057c8386f798b";

export default node;
