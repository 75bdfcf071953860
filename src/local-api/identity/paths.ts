/** Path of the page on which somebody signs in, to which the id of the attempt is added. */
export const signInPath = '/sign-in/';
