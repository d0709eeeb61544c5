/** Whether there are lessons at `/learn/GAME` to link to. */
export const LESSONS: boolean = false;
