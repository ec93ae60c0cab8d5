extension Exchanges {
    static let everyday: [Exchange<String>] = [
        .other("Did you get home all right?", "Yes, just in time before the rain ☔️"),
        .other(
            "I think I left my umbrella at your place", "You did. It is guarding the hallway 😄",
            "Keep it safe, I will fetch it this week"),
        .me(
            "How is the knee?", "Better! I managed the stairs without swearing",
            "That is progress 💪🏽"),
        .other("Your photo from the lake 😍", "Thank you! Pure luck with the light"),
        .me(
            "What was the name of that film again?", "The one with the lighthouse?",
            "Yes!", "No idea. I fell asleep 😂"),
        .other("Can you send me the recipe?", "Which one?", "All of them, to be honest"),
        .me("Thank you for yesterday. It was exactly what I needed", "Any time. I mean it ❤️"),
        .other("Happy birthday, Jan! 🎂", "Thank you! You are the first one", "As every year 😎"),
        .me(
            "Is your heating working again?", "Since this morning. I had forgotten what warm is",
            "Come over next time, our sofa is free"),
        .other(
            "Guess who is a morning person now", "Please do not say you", "Six o’clock, every day",
            "I no longer know you"),
        .me("Sorry, I only saw your message now", "No hurry at all, it was just a silly cat video"),
        .other(
            "My phone corrected “see you soon” to “see you spoon”",
            "I thought it was a new thing 🥄", "It is now"),
        .me(
            "How do you get candle wax out of a tablecloth?", "Brown paper and a warm iron",
            "You are a genius. It worked!"),
        .other("Are you still awake?", "No", "Good. Neither am I 🌙"),
        .me(
            "Did the parcel arrive?", "Yesterday! The kids are already fighting over it",
            "Then it was the right present 🎁"),
        .other("The song you sent me is stuck in my head", "You are welcome 🎶"),
        .me(
            "Could you water my plants next week?", "Of course. Do they have names?",
            "Only the big one. She is called Brigitte 🪴"),
    ]
}
