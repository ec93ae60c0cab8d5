extension Captions {
    static let together = [
        "Twenty years of friendship and we still cannot take a serious photo",
        "Welcome to the world, little Noor 💛",
        "They said yes! 💍 And I cried more than the couple",
        "Sunday lunch, 17 people, one long table",
        "Reunion with the class of 2004. Some things do not change",
        "Happy Nowruz to all who celebrate 🌱",
        "Diwali lights on every balcony of our street 🪔",
        "Mid-Autumn Festival with mooncakes and a very loud uncle 🥮",
        "My little brother is taller than me now. I refuse to accept it",
        "Neighbourhood clean-up: 42 bags and a surprising number of left shoes 🧤",
        "Three generations in one picture. Mum chose the filter",
        "The whole team in one place for the first time. You are all taller on screen",
        "A surprise party that actually was a surprise 🎈",
        "Eid Mubarak from our family to yours 🌙",
        "She came all the way from Montréal and did not tell anybody 😭❤️",
        "Street party! Thank you to whoever brought the accordion",
        "Volunteering at the food bank. Come along next time, it is good for the soul",
        "Our book club has read nine books and finished four",
        "Goodbyes at the station never get easier 👋🏼",
    ]
}
