/** Languages of the interface, as the guide on internationalisation lists them. */
export const offeredLanguages: readonly string[] = ['en', 'de', 'es', 'fr', 'pt-BR', 'uk', 'ar'];
