/** What stands in the paste bar outlives a reload of the tab. */
export const storedPasteText = () => sessionStorage.getItem("pasted") ?? "";

export const storePasteText = (text: string) => sessionStorage.setItem("pasted", text);
